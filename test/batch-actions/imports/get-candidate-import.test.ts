import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('shows the progress of an import, and nothing of another agency', async () => {
  const [desk, other] = [await running.workspace(), await running.workspace()];
  const made = (await desk.api.post('/candidate-imports', { file_count: 3, match_pools: false })).body.data;
  await desk.api.post(`/candidate-imports/${made.id}/files`, { files: [{ filename: 'a.pdf' }] });
  expect((await desk.api.get(`/candidate-imports/${made.id}`)).body.data).toMatchObject({
    status: 'uploading',
    match_pools: false,
    counts: { pending: 1, processing: 0, imported: 0, merged: 0, failed: 0 },
  });
  expect((await other.api.get(`/candidate-imports/${made.id}`)).status).toBe(404);
  expect((await desk.api.get('/candidate-imports/imp_0000')).status).toBe(404);
});
