import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RecordOf } from '#src/domain/record/index.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';

const rooms = ['domain', 'identity'].map((room) => new URL(`../../src/${room}/`, import.meta.url).pathname);

/** Every record that a module declares. */
async function declared(): Promise<RecordOf<never>[]> {
  const files = rooms
    .flatMap((room) => readdirSync(room, { withFileTypes: true, recursive: true }))
    .filter((entry) => /schema\.ts$/.test(entry.name));
  const modules = await Promise.all(
    files.map(
      (entry): Promise<Record<string, unknown>> =>
        import(/* @vite-ignore */ join(entry.parentPath, entry.name)),
    ),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((value): value is RecordOf<never> => value instanceof RecordOf),
  );
}

let running: TestService;

beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

it('declares for each record the columns that its table has, and the same ones as empty', async () => {
  const records = await declared();
  expect(records.length).toBeGreaterThan(1);
  for (const record of records) {
    const stored = await running.service.store.read((db) =>
      sql<{
        name: string;
        notnull: 0 | 1;
        pk: number;
      }>`select * from pragma_table_info(${record.table})`.execute(db),
    );
    // SQLite takes the columns of a primary key for ones that may be null.
    const nullable = Object.fromEntries(
      stored.rows.map(({ name, notnull, pk }) => [name, notnull === 0 && pk === 0]),
    );
    expect({ [record.table]: record.columns }).toEqual({ [record.table]: nullable });
  }
});
