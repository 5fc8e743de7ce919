import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RecordOf } from '#src/domain/record/index.ts';
import { tablesOf } from '#test/harness/tables.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';

const sources = new URL('../../src/', import.meta.url).pathname;
const rooms = ['domain', 'identity'].map((room) => join(sources, room));

/** Every record that a module declares. */
async function declared(): Promise<RecordOf<never>[]> {
  const files = rooms
    .flatMap((room) => readdirSync(room, { withFileTypes: true, recursive: true }))
    .filter((entry) => /schema\.ts$/.test(entry.name));
  const modules = await Promise.all(
    files.map(
      (entry): Promise<Record<string, unknown>> =>
        import(/* @vite-ignore */ `#src/${relative(sources, join(entry.parentPath, entry.name))}`),
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
  expect(records.length).toBeGreaterThan(40);
  const tables = await running.service.store.read(tablesOf);
  for (const record of records) {
    const stored = tables.find(({ name }) => name === record.table);
    const nullable = Object.fromEntries(
      stored?.columns.map((column) => [column.name, column.nullable]) ?? [],
    );
    expect({ [record.table]: record.columns }).toEqual({ [record.table]: nullable });
  }
});
