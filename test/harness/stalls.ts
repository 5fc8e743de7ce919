import { readFileSync } from 'node:fs';

const TICK_MS = 5;

export interface Stalls {
  /** The longest time between two turns of the event loop beyond what was asked for, in milliseconds. */
  longest: number;
  /** The same without the time in which others had the processor. */
  own: number;
  /** Milliseconds from the start of the watch until the longest of its own began. */
  at: number;
}

/** Watches the event loop. On a machine that others load, a loop waits for the processor without having stalled. */
export function watchStalls(): { end(): Stalls } {
  const started = performance.now();
  const stalls: Stalls = { longest: 0, own: 0, at: 0 };
  let before = started;
  let waited = waitedForProcessor();
  const timer = setInterval(() => {
    const now = performance.now();
    const stall = now - before - TICK_MS;
    const waitedNow = waitedForProcessor();
    const own = stall - (waitedNow - waited);
    if (own > stalls.own) Object.assign(stalls, { own, at: before - started });
    stalls.longest = Math.max(stalls.longest, stall);
    before = now;
    waited = waitedNow;
  }, TICK_MS);
  return {
    end() {
      clearInterval(timer);
      return stalls;
    },
  };
}

/**
 * Milliseconds that the main thread of a process has waited for others to leave the processor; 0 where it is not Linux,
 * which says none.
 */
export function waitedForProcessor(pid: number | 'self' = 'self'): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Milliseconds of processor time of a process's main thread; 0 where it is not Linux. */
export function processorTimeOf(pid: number | 'self'): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
