import { expect, it } from 'vitest';
import { createLog } from '#src/adapters/log.ts';
import { Scheduler } from '#src/workers/scheduler.ts';
import type { RunResult, Worker } from '#src/workers/worker.ts';

const log = createLog('silent');

/** A worker whose runs end when they are told to. */
function manual(wakeOnCommit = true) {
  const runs: ((pass: RunResult) => void)[] = [];
  const begun: (() => void)[] = [];
  const worker: Worker = {
    name: 'manual',
    wakeOnCommit,
    run: () =>
      new Promise((resolve) => {
        runs.push(resolve);
        for (const tell of begun.splice(0)) tell();
      }),
  };
  return {
    worker,
    runs,
    async end(pass: RunResult = { done: 0 }): Promise<void> {
      runs.at(-1)?.(pass);
      await new Promise((resolve) => setImmediate(resolve));
    },
    next: () => new Promise<void>((resolve) => begun.push(resolve)),
  };
}

it('runs at the start and when woken, never twice at once, and once more for wakes during a run', async () => {
  const { worker, runs, end, next } = manual();
  const scheduler = new Scheduler([worker], log);
  scheduler.wake();
  expect(runs).toHaveLength(0);
  scheduler.start();
  expect(runs).toHaveLength(1);
  scheduler.wake();
  scheduler.wake();
  expect(runs).toHaveLength(1);
  await end();
  expect(runs).toHaveLength(2);
  const third = next();
  await end();
  scheduler.wake();
  await third;
  expect(runs).toHaveLength(3);
  const stopping = scheduler.stop();
  await end();
  await stopping;
  scheduler.wake();
  expect(runs).toHaveLength(3);
});

it.each([20, 50])(
  'answers the wakes of a burst together each %i ms, the first at once and none of them never',
  async (wakeEveryMs) => {
    let runs = 0;
    let ran = () => {};
    const worker: Worker = {
      name: 'count',
      wakeOnCommit: true,
      run: async () => {
        runs += 1;
        ran();
        return { done: 0 };
      },
    };
    const scheduler = new Scheduler([worker], log, null, { wakeEveryMs });
    scheduler.start();
    await new Promise((resolve) => setImmediate(resolve));
    expect(runs).toBe(1);
    const began = performance.now();
    while (performance.now() - began < 5 * wakeEveryMs) {
      const last = new Promise<void>((resolve) => {
        ran = resolve;
      });
      for (let commits = 0; commits < 50; commits += 1) {
        scheduler.wake();
        await new Promise((resolve) => setImmediate(resolve));
      }
      // Something was committed after the last run: it is looked at without another wake.
      await last;
    }
    const took = performance.now() - began;
    expect(runs).toBeGreaterThan(1);
    // Twice as many as there are turns: a timer may ring a little early, and the last run may be one more.
    expect(runs).toBeLessThan(2 * (3 + took / wakeEveryMs));
    await scheduler.stop();
  },
);

it('wakes only those that commits concern', async () => {
  const { worker, runs, end } = manual(false);
  const scheduler = new Scheduler([worker], log);
  scheduler.start();
  await end();
  scheduler.wake();
  expect(runs).toHaveLength(1);
  await scheduler.stop();
});

it('runs again when the worker asked to', async () => {
  const { worker, end, next } = manual();
  const scheduler = new Scheduler([worker], log);
  scheduler.start();
  const again = next();
  await end({ done: 0, runAgainInMs: 5 });
  await again;
  await end();
  await scheduler.stop();
});

it('runs what is due to its end without having been started', async () => {
  let left = 3;
  const worker: Worker = {
    name: 'count',
    wakeOnCommit: true,
    run: async () => ({ done: left > 0 ? left-- && 1 : 0 }),
  };
  expect(await new Scheduler([worker], log).runDue()).toBe(3);
  expect(left).toBe(0);
});

it('lets a run end before it stops', async () => {
  const { worker, end } = manual();
  const scheduler = new Scheduler([worker], log);
  scheduler.start();
  let stopped = false;
  const stopping = scheduler.stop().then(() => {
    stopped = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(stopped).toBe(false);
  await end();
  await stopping;
});

it('goes on after a run that failed', async () => {
  let runs = 0;
  const worker: Worker = {
    name: 'failing',
    wakeOnCommit: true,
    run: async () => {
      runs += 1;
      throw new Error('no');
    },
  };
  const scheduler = new Scheduler([worker], log);
  scheduler.start();
  await new Promise((resolve) => setImmediate(resolve));
  scheduler.wake();
  await scheduler.stop();
  expect(runs).toBe(2);
});

it('begins another run for a wake in whichever moment the one before it ends', async () => {
  for (let moments = 0; moments < 12; moments += 1) {
    const { worker, runs } = manual();
    const scheduler = new Scheduler([worker], log);
    scheduler.start();
    runs[0]?.({ done: 0 });
    for (let i = 0; i < moments; i += 1) await Promise.resolve();
    scheduler.wake();
    await new Promise((resolve) => setImmediate(resolve));
    expect(runs, `${moments} moments after its end`).toHaveLength(2);
    runs[1]?.({ done: 0 });
    await scheduler.stop();
  }
});
