import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it('removes the bytes once no document needs them, and not before', async () => {
  const upload = () =>
    desk.api.post('/documents', {
      file_base64: Buffer.from('kept twice').toString('base64'),
      filename: 'a.txt',
    });
  const [one, two] = [(await upload()).body.data, (await upload()).body.data];
  const path = join(running.dataDir, 'files', desk.accountId, one.sha256.slice(0, 2), one.sha256);
  const gone = await desk.api.delete(`/documents/${one.id}`);
  expect(gone.body).toMatchObject({ success: true, deleted: true, id: one.id });
  await running.service.jobs.runDue();
  expect(existsSync(path)).toBe(true);
  await desk.api.delete(`/documents/${two.id}`);
  await running.service.jobs.runDue();
  expect(existsSync(path)).toBe(false);
  expect((await desk.api.get(`/documents/${two.id}`)).status).toBe(404);
});

it('leaves bytes that were uploaded again before they were removed', async () => {
  const body = { file_base64: Buffer.from('once more').toString('base64'), filename: 'a.txt' };
  const first = (await desk.api.post('/documents', body)).body.data;
  await desk.api.delete(`/documents/${first.id}`);
  const second = (await desk.api.post('/documents', body)).body.data;
  await running.service.jobs.runDue();
  const content = await running.app.request(second.content_url, {
    headers: { authorization: `Bearer ${desk.adminKey}` },
  });
  expect(await content.text()).toBe('once more');
});
