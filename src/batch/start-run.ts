import type { Run, RunOptions } from './run.ts';
import { AtomicRun } from './run-atomic.ts';
import { IndependentRun } from './run-independent.ts';

/** Starts a batch in its mode. */
export function startRun(options: RunOptions): Run {
  const run = options.batch.mode === 'atomic' ? new AtomicRun(options) : new IndependentRun(options);
  run.start();
  return run;
}
