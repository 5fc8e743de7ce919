import { expect, it } from 'vitest';
import { sqliteOf } from '#db/sqlite.ts';
import { fixture } from '#test/harness/fixture.ts';
import { ON_SQLITE, startService, type Workspace } from '#test/harness/workspace.ts';

const running = fixture(() => startService(ON_SQLITE));

const search = async (desk: Workspace, query: string) =>
  (await desk.api.post('/candidates/search', { query, limit: 100 })).body.data;

it('fills in whom a migration only announced, and says until then that some are missing', async () => {
  const desk = await running.workspace();
  await desk.api.post('/candidates', {
    name: 'Bo Lind',
    email: 'bo@people.example',
    current_title: 'Welder',
  });
  await running.service.store.write(async ({ tx }) => {
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
  await running.service.jobs.runDue();
  expect(await search(desk, 'welders')).toMatchObject({ total_count: 1, notes: [] });
});

it('keeps no word of somebody who is taken out', async () => {
  const desk = await running.workspace();
  const made = await desk.api.post('/candidates', {
    name: 'Xenia Zwetschgenbaum',
    email: 'xz@people.example',
    current_title: 'Welder',
  });
  await desk.api.delete(`/candidates/${made.body.data.id}`);
  const kept = await running.service.store.read(async (db) =>
    sqliteOf(db)?.run<{ block: Buffer | null }>('select block from candidate_fts_data', []),
  );
  expect(kept?.some(({ block }) => block?.includes('zwetschgenbaum'))).toBe(false);
});
