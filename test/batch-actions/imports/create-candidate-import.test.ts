import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it('opens an import with nothing in it', async () => {
  const made = await desk.api.post('/candidate-imports', { file_count: 5000 }, null);
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({
    status: 'uploading',
    file_count: 5000,
    match_pools: true,
    counts: { pending: 0, processing: 0, imported: 0, merged: 0, failed: 0 },
    failures: [],
    role_matches: null,
    completed_at: null,
    created_by: desk.adminId,
  });
});

it.each([
  [{}, 422, 'file_count'],
  [{ file_count: 0 }, 422, 'file_count'],
  [{ file_count: 1.5 }, 422, 'file_count'],
  [{ file_count: 5001 }, 413, 'file_count'],
  [{ file_count: 1, pools: false }, 422, 'pools'],
])('refuses %j', async (body, status, field) => {
  const refused = await desk.api.post('/candidate-imports', body);
  expect(refused.status).toBe(status);
  expect(refused.body.error.field).toBe(field);
});

it('refuses more files than the CV allowance has left, and needs candidates:write', async () => {
  const full = await running.workspace();
  await running.service.store.write(({ tx }) =>
    tx
      .insertInto('cv_allowance')
      .values({
        account_id: full.accountId,
        used_at: new Date().toISOString(),
        source: 'import',
        count: 4990,
      })
      .execute(),
  );
  expect((await full.api.post('/candidate-imports', { file_count: 11 })).body.error.code).toBe(
    'QUOTA_EXCEEDED',
  );
  expect((await full.api.post('/candidate-imports', { file_count: 10 })).status).toBe(201);
  const reader = full.as(await full.key(['candidates:read']));
  expect((await reader.post('/candidate-imports', { file_count: 1 })).body.error.code).toBe(
    'INSUFFICIENT_SCOPE',
  );
});
