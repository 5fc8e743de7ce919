import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqliteOf } from '#db/sqlite.ts';
import { type PostgresServer, startPostgres } from '#test/harness/postgres.ts';
import { ON_SQLITE, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';
import { makePeople } from './people.ts';
import { makeQueries } from './queries.ts';

let postgres: PostgresServer;
let onPostgres: TestService;
let onSqlite: TestService;

beforeAll(async () => {
  postgres = await startPostgres();
  onPostgres = await startService({ DATABASE_URL: await postgres.database() });
  onSqlite = await startService(ON_SQLITE);
});
afterAll(async () => {
  await onPostgres.close();
  await onSqlite.close();
  await postgres.stop();
});

const search = async (desk: Workspace, query: string) =>
  (await desk.api.post('/candidates/search', { query, limit: 100 })).body.data;

it('finds the same people in the same bands on PostgreSQL as on SQLite', async () => {
  const desks = [await onPostgres.workspace(), await onSqlite.workspace()];
  const people = makePeople(25, 19);
  // One after the other: on a busy machine many at once are refused (503).
  for (const desk of desks)
    for (const { record } of people) expect((await desk.api.post('/candidates', record)).status).toBe(201);
  for (const { query } of makeQueries(12, 23)) {
    const [there, here] = await Promise.all(
      desks.map(async (desk) => {
        const { results, total_count, interpretation, notes } = await search(desk, query);
        const rows = results.map(({ email, match_score, band }: Record<string, unknown>) =>
          [email, match_score, band].join(),
        );
        return { query, total_count, interpretation, notes, rows: rows.toSorted() };
      }),
    );
    expect(there).toEqual(here);
  }
});

it('fills in whom a migration only announced, and says until then that some are missing', async () => {
  const desk = await onSqlite.workspace();
  await desk.api.post('/candidates', {
    name: 'Bo Lind',
    email: 'bo@people.example',
    current_title: 'Welder',
  });
  await onSqlite.service.store.write(async ({ tx }) => {
    await tx
      .updateTable('candidate_index')
      .set({ version: 0 })
      .where('account_id', '=', desk.accountId)
      .execute();
    sqliteOf(tx)?.run('delete from candidate_fts', []);
  });
  const behind = await search(desk, 'welders');
  expect(behind.total_count).toBe(0);
  expect(behind.notes).toEqual([{ code: 'index_behind', message: expect.any(String) }]);
  await onSqlite.service.jobs.runDue();
  expect(await search(desk, 'welders')).toMatchObject({ total_count: 1, notes: [] });
});

it('keeps no word of somebody who is taken out', async () => {
  const desk = await onSqlite.workspace();
  const made = await desk.api.post('/candidates', {
    name: 'Xenia Zwetschgenbaum',
    email: 'xz@people.example',
    current_title: 'Welder',
  });
  await desk.api.delete(`/candidates/${made.body.data.id}`);
  const kept = await onSqlite.service.store.read(async (db) =>
    sqliteOf(db)?.run<{ block: Buffer | null }>('select block from candidate_fts_data', []),
  );
  expect(kept?.some(({ block }) => block?.includes('zwetschgenbaum'))).toBe(false);
});
