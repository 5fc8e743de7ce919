import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RecordOf } from '#src/domain/record/index.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';

const root = new URL('../../src/domain/', import.meta.url).pathname;

/** Every record that a module of the domain declares. */
async function declared(): Promise<RecordOf<never>[]> {
  const files = readdirSync(root, { withFileTypes: true, recursive: true }).filter((entry) =>
    /schema\.ts$/.test(entry.name),
  );
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
  const tables = await running.service.store.read((db) => db.introspection.getTables());
  for (const record of records) {
    const stored = tables.find(({ name }) => name === record.table)?.columns ?? [];
    // SQLite takes the column of a primary key for one that may be null.
    const nullable = Object.fromEntries(stored.map((one) => [one.name, one.isNullable && one.name !== 'id']));
    expect({ [record.table]: record.columns }).toEqual({ [record.table]: nullable });
  }
});
