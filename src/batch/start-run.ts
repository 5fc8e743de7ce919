import type { Run, RunOptions } from './run.ts';
import { AtomicRun } from './run-atomic.ts';
import { IndependentRun } from './run-independent.ts';

/** Sets a batch going as its mode says. */
export function startRun(options: RunOptions): Run {
  const run = options.batch.mode === 'atomic' ? new AtomicRun(options) : new IndependentRun(options);
  run.start();
  return run;
}
