import { readdirSync, readFileSync } from 'node:fs';

/**
 * Microseconds of processor time that a process's threads have used, to the nanosecond: unlike the clock, it is not the
 * load of others. (`/proc/<pid>/stat` counts in ticks of ten milliseconds.)
 */
export function processorTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // The thread ended between the two readings.
    }
  }
  return nanoseconds / 1000;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
