import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

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

/** Microseconds of processor time that the processes behind a database's connections have used. */
export async function workedByDatabase(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows.reduce((sum, { pid }) => sum + processorTime(pid), 0);
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What a fifth of the values stay under, and what four fifths do. */
export function fifths(values: readonly number[]): { low: number; high: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { low: at(0.2), high: at(0.8) };
}

const STILL_MS = 25;
const STILL_MICROSECONDS = 500;
const STILL_AT_LAST_MS = 2000;

/** Waits until a process does nothing any more, so that all that follows from what it was asked is counted with it. */
export async function still(pid: number): Promise<void> {
  const last = performance.now() + STILL_AT_LAST_MS;
  for (let before = processorTime(pid); performance.now() < last; ) {
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    const after = processorTime(pid);
    if (after - before < STILL_MICROSECONDS) return;
    before = after;
  }
}
