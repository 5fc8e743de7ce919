import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { put } from '#test/harness/cv/imports.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const { running, desk } = useDesk({ sandbox: true });

it('gives up what was not read, reports it as cancelled, and removes its bytes', async () => {
  const { id } = (await desk.api.post('/candidate-imports', { file_count: 2 })).body.data;
  const { data } = (
    await desk.api.post(`/candidate-imports/${id}/files`, {
      files: [{ filename: 'a.pdf' }, { filename: 'b.pdf' }],
    })
  ).body;
  const [a, b] = data.files;
  await put(running, a.upload_url, Buffer.from('%PDF-1.4 soon gone'));
  const stopped = await desk.api.post(`/candidate-imports/${id}/cancel`);
  expect(stopped.body.data).toMatchObject({ status: 'cancelled', counts: { failed: 2, pending: 0 } });
  expect(stopped.body.data.failures.map(({ reason }: { reason: string }) => reason)).toEqual([
    'cancelled',
    'cancelled',
  ]);
  expect((await put(running, b.upload_url, Buffer.from('%PDF-1.4 late'))).status).toBe(410);
  await running.service.jobs.runDue();
  const [hash] = await running.service.store.read((db) =>
    db
      .selectFrom('candidate_import_items')
      .where('import_id', '=', id)
      .where('sha256', 'is not', null)
      .select('sha256')
      .execute(),
  );
  expect(hash).toBeUndefined();
  expect((await desk.api.post(`/candidate-imports/${id}/cancel`)).status).toBe(200);
  expect((await desk.api.post(`/candidate-imports/${id}/finalize`, { complete: true })).status).toBe(409);
  expect(existsSync(join(running.dataDir, 'files'))).toBe(true);
});

it('stops by itself after a day in which nobody touched it', async () => {
  const { id } = (await desk.api.post('/candidate-imports', { file_count: 2 })).body.data;
  const to = new Date(Date.now() + 26 * 3_600_000).toISOString();
  await advanceTo(desk.api, to);
  await running.service.jobs.runDue();
  expect((await desk.api.get(`/candidate-imports/${id}`)).body.data.status).toBe('cancelled');
});
