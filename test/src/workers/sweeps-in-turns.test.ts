import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#db/types.ts';
import type { Sweep } from '#src/workers/sweep.ts';
import { useService } from '#test/harness/fixture.ts';
import { ON_SQLITE } from '#test/harness/workspace.ts';

const running = useService(ON_SQLITE);
const FOLDER = new URL('../../../src/workers/sweeps/', import.meta.url);
/** A record of these is a whole agency: there is one of each. */
const OF_AGENCIES = ['follow_distribution_rules'];

async function sweeps(): Promise<Sweep[]> {
  const modules = await Promise.all(
    readdirSync(FOLDER).map((file) => import(new URL(file, FOLDER).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).flat()) as Sweep[];
}

it('every sweep can leave out agencies whose records it holds already, so that the mass of one is no bar to another', async () => {
  const all = await sweeps();
  expect(all.length).toBeGreaterThan(12);
  const asked: (readonly unknown[])[] = [];
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({
      database: new BetterSqlite3(join(running.dataDir, 'deskhand.sqlite'), { readonly: true }),
    }),
    log: ({ query }) => void asked.push(query.parameters),
  });
  const deaf: string[] = [];
  for (const { name, due } of all) {
    asked.length = 0;
    await due(db, new Date().toISOString(), 10, ['acc_busy']);
    if (!asked.some((parameters) => parameters.includes('acc_busy'))) deaf.push(name);
  }
  await db.destroy();
  expect(deaf).toEqual(OF_AGENCIES);
});
