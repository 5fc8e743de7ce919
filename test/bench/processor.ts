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
